import { PromiseCard } from '@sheaf/tool-kit/PromiseCard';
import { FileText, Highlighter, SearchX } from 'lucide-react';
import { useMessages } from '../../messages';

const icons = [
  <Highlighter key="mark" aria-hidden="true" />,
  <SearchX key="missing" aria-hidden="true" />,
  <FileText key="page" aria-hidden="true" />,
];

/** What a visitor gets, beside the place for the CV. */
export function Beforehand() {
  const { screen } = useMessages();
  return <PromiseCard tool="cover-letter" title={screen.beforehand} promises={screen.promises} icons={icons} />;
}
