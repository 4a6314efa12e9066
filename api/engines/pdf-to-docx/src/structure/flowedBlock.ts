import type { FlowBlock } from '../layout/flowBlock.ts';
import type { Block } from '../model/documentModel.ts';

/** A block of the model with where it was. */
export interface FlowedBlock {
  block: Block;
  page: number;
  columns: FlowBlock['columns'];
  /** How far down its page it begins. */
  top: number;
  /** The page it ends on. */
  lastPage?: number;
  /** Part of a page that keeps its look. */
  isFixed?: boolean;
}
