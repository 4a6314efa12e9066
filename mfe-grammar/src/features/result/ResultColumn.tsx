import { CorrectionList } from '../review/CorrectionList';
import { ResultCard, type ResultCardProps } from './ResultCard';

/** Everything beside the text once there is a result, to be fetched as one. */
export function ResultColumn(props: ResultCardProps) {
  const { state, review, dispatch } = props;
  return (
    <>
      <ResultCard {...props} />
      <CorrectionList state={state} review={review} dispatch={dispatch} />
    </>
  );
}
