import { FilePlus2, FileUp } from 'lucide-react';
import { useId } from 'react';
import { Marked } from '../Mark/Marked';
import { useWords } from '../ThemeRoot/useWords';

export interface DropAreaContentProps {
  label: string;
  hint?: string | undefined;
  takesMany: boolean;
  isSmall?: boolean;
  disabled?: boolean;
  /** Opens the browser's own chooser. */
  onOpen: () => void;
}

/** The icon, the button and the limits inside a drop area. */
export function DropAreaContent({ label, hint, takesMany, isSmall = false, disabled, onOpen }: DropAreaContentProps) {
  const { dropzone: words } = useWords();
  const hintId = useId();
  return (
    <>
      {isSmall ? <FilePlus2 aria-hidden="true" /> : <FileUp aria-hidden="true" />}
      <button type="button" onClick={onOpen} disabled={disabled} aria-describedby={hint ? hintId : undefined}>
        <span data-mouse>
          <span>{label} </span>
          <span>
            <Marked text={takesMany ? words.orChooseMany : words.orChooseOne} as={underline} />
          </span>
        </span>
        <span data-finger hidden>
          {words[touchWords(takesMany, isSmall)]}
        </span>
      </button>
      {hint && <small id={hintId}>{hint}</small>}
    </>
  );
}

function touchWords(takesMany: boolean, isSmall: boolean): 'chooseOne' | 'chooseMany' | 'chooseOther' | 'chooseMore' {
  if (isSmall) return takesMany ? 'chooseMore' : 'chooseOther';
  return takesMany ? 'chooseMany' : 'chooseOne';
}

const underline = (words: string) => <u>{words}</u>;
