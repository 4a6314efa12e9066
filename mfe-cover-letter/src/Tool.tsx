import type { ToolProps } from '@sheaf/shell/tool-contract';
import { prepare, ToolBeingBuilt } from '@sheaf/shell/tool-contract/ToolBeingBuilt';
import { PenLine } from 'lucide-react';

export { prepare };

/** Says what this tool will do. */
export default function Tool({ shell }: ToolProps) {
  return <ToolBeingBuilt shell={shell} tool="cover-letter" icon={<PenLine />} aboutPath="/cover-letter" />;
}
