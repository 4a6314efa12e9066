import { FileRow, from, token } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { Thumbnail } from '@sheaf/tool-kit/Thumbnail';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { type ConvertAction, type ConvertState, convertActions } from '../../model/convertState';
import { isAboutPages } from '../../model/reason';
import { OptionsPanel } from '../options/OptionsPanel';
import { SearchablePdf } from '../searchable/SearchablePdf';
import type { Searchable } from '../searchable/useSearchable';
import { useFileCheck } from './useFileCheck';

export interface ChosenFileProps {
  state: ConvertState;
  file: File;
  /** Null on a server without text recognition. */
  searchable: Searchable | null;
  dispatch: Dispatch<ConvertAction>;
  onRemove: () => void;
  onPassword: (password: string) => void;
}

/** The PDF that will be converted: how it looks, what opens it, and what is wanted of it. */
export function ChosenFile({ state, file, searchable, dispatch, onRemove, onPassword }: ChosenFileProps) {
  const { screen } = useMessages();
  useFileCheck(file, dispatch);
  const { progress, password, choices } = state;
  const reason = progress.step === 'failed' ? progress.reason : null;
  return (
    <Container>
      <FileRow
        name={file.name}
        size={file.size}
        leading={
          <FirstPage>
            <Thumbnail file={file} password={password} page={1} rotate={0} />
          </FirstPage>
        }
        onRemove={onRemove}
      />
      {reason && asksForPassword(reason) && <PasswordForm name={file.name} words={screen} reason={reason} takesFocus onSubmit={onPassword} />}
      <Folds>
        <OptionsPanel
          choices={choices}
          pagesProblem={reason && isAboutPages(reason) ? reason.sentence : null}
          isConverted={progress.step === 'converted'}
          onChange={(choice) => dispatch(convertActions.choiceMade(choice))}
        />
        {/* A converted scan is offered so beside its result. */}
        {searchable && progress.step !== 'converted' && <SearchablePdf fileName={file.name} password={password} searchable={searchable} />}
      </Folds>
    </Container>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Folds = styled.div`
  > details + details {
    border-top: 0;
  }
  /* The bar below begins with a line of its own. */
  ${from.medium} {
    > details:last-child {
      border-bottom: 0;
    }
  }
`;

const FirstPage = styled.span`
  display: block;
  width: ${token('space-12')};
  height: ${token('space-16')};
`;
