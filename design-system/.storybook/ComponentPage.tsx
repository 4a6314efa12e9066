import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../src/guide';

/** The docs page of a component: what it is, when to use it, what it promises, and every state. Its guide is the one its test reads. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide | undefined = preparedMeta.parameters.guide;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <Markdown>{asMarkdown(guide)}</Markdown>}
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function asMarkdown(guide: Guide): string {
  const sections: [string, readonly string[]][] = [
    ['When to use it', guide.use],
    ['When not', guide.avoid],
    ['Do', guide.do],
    ['Don’t', guide.dont],
    ['Accessibility, each sentence tested', guide.accessibility],
  ];
  return sections.map(([heading, sentences]) => `### ${heading}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}`).join('\n\n');
}
