/** The actions of the rows of an outline. */
import type { Answer } from '@parley/contract';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { RowKey } from './document/model.ts';
import type { Target } from './document/rows.ts';

export interface OutlineActions {
  onText: (questionId: number, text: string) => void;
  onChange: (answerId: number, change: Partial<Answer>) => void;
  onRowKey: (event: KeyboardEvent<HTMLTextAreaElement>, key: RowKey) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>, key: RowKey) => void;
  targetsFor: (words: string) => Target[];
  onJump: (answerId: number, target: Target) => void;
  /** Opens the menu of questions to lead to. */
  onAskWhere: (answer: Answer) => void;
  onPictureRefused: (error: unknown) => void;
  onSelect: (key: RowKey) => void;
  onDelete: (key: RowKey) => void;
  onDuplicate: (key: RowKey) => void;
  onShift: (key: RowKey, by: -1 | 1) => void;
  onAddAnswer: (questionId: number) => void;
  onEditAnswer: (answer: Answer) => void;
  onShowOnMap: (questionId: number) => void;
}
