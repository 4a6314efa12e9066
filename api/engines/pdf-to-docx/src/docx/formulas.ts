import { encodeXmlText } from '@sheaf/platform/xmlText';
import {
  BuilderElement,
  Math as Formula,
  MathFraction,
  MathIntegral,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSum,
  MathSuperScript,
} from 'docx';
import { isFunctionName, type MathNode } from '../model/math.ts';

type MathPart = ConstructorParameters<typeof Formula>[0]['children'][number];

/** Writes a formula as Word's own, which can be changed sign by sign. */
export function writeFormula(nodes: readonly MathNode[]): Formula {
  return new Formula({ children: writeNodes(nodes) });
}

/** A name whose letters are no variables. */
class UprightRun extends MathRun {
  constructor(text: string) {
    super(text);
    const style = new BuilderElement<{ value: string }>({ name: 'm:sty', attributes: { value: { key: 'm:val', value: 'p' } } });
    this.root.unshift(new BuilderElement({ name: 'm:rPr', children: [style] }));
  }
}

function writeNodes(nodes: readonly MathNode[]): MathPart[] {
  return nodes.map(writeNode);
}

function writeNode(node: MathNode): MathPart {
  switch (node.kind) {
    case 'text':
      return isFunctionName(node.text) ? new UprightRun(encodeXmlText(node.text)) : new MathRun(encodeXmlText(node.text));
    case 'fraction':
      return new MathFraction({ numerator: writeNodes(node.over), denominator: writeNodes(node.under) });
    case 'root':
      return new MathRadical({ children: writeNodes(node.content) });
    case 'script':
      return writeScript(node);
    case 'sum':
    case 'integral': {
      const Big = node.kind === 'sum' ? MathSum : MathIntegral;
      return new Big({
        children: writeNodes(node.content),
        ...(node.sub && { subScript: writeNodes(node.sub) }),
        ...(node.super && { superScript: writeNodes(node.super) }),
      });
    }
  }
}

function writeScript({ base, sub, super: raised }: Extract<MathNode, { kind: 'script' }>): MathPart {
  const children = writeNodes(base);
  if (sub && raised) return new MathSubSuperScript({ children, subScript: writeNodes(sub), superScript: writeNodes(raised) });
  if (sub) return new MathSubScript({ children, subScript: writeNodes(sub) });
  return new MathSuperScript({ children, superScript: writeNodes(raised ?? []) });
}
