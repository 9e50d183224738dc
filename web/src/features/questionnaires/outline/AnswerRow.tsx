import { ActionIcon, FileButton, Loader, UnstyledButton } from '@mantine/core';
import { type Answer, pictureLimits } from '@parley/contract';
import {
  IconArrowRight,
  IconExternalLink,
  IconFlag,
  IconForms,
  IconPackage,
  IconPencil,
  IconPhotoPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { DragHandle } from '../../../ui/forms/Sortable.tsx';
import { t } from '../../../words/t.ts';
import { useUploadAnswerPicture } from '../api/uploadAnswerPicture.ts';
import type { OutlineActions } from './actions.ts';
import { answerKey } from './document/model.ts';
import { jumpIn, rowId, type Target, withoutJump } from './document/rows.ts';
import { JumpMenu, targetId } from './JumpMenu.tsx';
import classes from './outline.module.css';

interface AnswerRowProps {
  questionnaireId: string;
  answer: Answer;
  /** Its number and that of its question, from 1. */
  at: { answer: number; question: number };
  /** '2 How cold?', or null for the end. */
  next: string | null;
  selected: boolean;
  movable: boolean;
  actions: OutlineActions;
}

const Picture = ({ questionnaireId, answer, at, actions }: Pick<AnswerRowProps, 'questionnaireId' | 'answer' | 'at' | 'actions'>) => {
  const upload = useUploadAnswerPicture(questionnaireId);
  const choose = (file: File | null) =>
    file && upload.mutate(file, { onSuccess: (image) => actions.onChange(answer.id, { image }), onError: actions.onPictureRefused });
  return (
    <FileButton onChange={choose} accept={pictureLimits.types.join(',')}>
      {(props) => (
        <UnstyledButton
          {...props}
          className={classes.picture}
          data-empty={!answer.image || undefined}
          aria-label={t('Picture of answer {answer} of question {question}', at)}
          title={t('Choose a picture')}
        >
          {upload.isPending ? (
            <Loader size={16} />
          ) : answer.image ? (
            <img src={answer.image} alt="" />
          ) : (
            <IconPhotoPlus size={16} aria-hidden />
          )}
        </UnstyledButton>
      )}
    </FileButton>
  );
};

const Marks = ({ answer }: { answer: Answer }) => (
  <>
    {answer.answerHasInputField && <IconForms size={15} aria-label={t('Asks for words')} />}
    {answer.answerHasCallToAction && <IconExternalLink size={15} aria-label={t('Opens a link')} />}
    {answer.product_rules.length > 0 && <IconPackage size={15} aria-label={t('Has product rules')} />}
  </>
);

/** An answer in the outline: its picture, its text, and where it leads. */
export const AnswerRow = ({ questionnaireId, answer, at, next, selected, movable, actions }: AnswerRowProps) => {
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [chosen, setChosen] = useState(0);
  const menuId = useId();
  const key = answerKey(answer.id);
  const sought = focused && dismissed !== answer.text ? jumpIn(answer.text) : null;
  const targets = sought === null ? [] : actions.targetsFor(sought);
  const open = targets.length > 0;
  const place = Math.min(chosen, targets.length - 1);
  const jumpTo = (target: Target) => {
    setChosen(0);
    actions.onJump(answer.id, target);
  };
  /** Closes the menu. An `@` alone, such as that of the button, goes with it; with words behind it, it belongs to the text. */
  const dismiss = () => (sought === '' ? actions.onChange(answer.id, { text: withoutJump(answer.text) }) : setDismissed(answer.text));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!open || event.altKey || event.ctrlKey || event.metaKey) return actions.onRowKey(event, key);
    const target = targets[place];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setChosen((place + (event.key === 'ArrowDown' ? 1 : targets.length - 1)) % targets.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && target) jumpTo(target);
    else if (event.key === 'Escape') dismiss();
    else return undefined;
    event.preventDefault();
    return event.stopPropagation();
  };
  return (
    <div className={classes.answer} data-selected={selected || undefined}>
      {movable && <DragHandle label={t('Drag answer {answer} of question {question}', at)} />}
      <input
        type="checkbox"
        className={classes.check}
        checked={selected}
        onChange={() => actions.onSelect(key)}
        aria-label={t('Select answer {answer} of question {question}', at)}
      />
      <Picture questionnaireId={questionnaireId} answer={answer} at={at} actions={actions} />
      <div className={classes.field}>
        <textarea
          id={rowId(key)}
          rows={1}
          maxLength={300}
          className={classes.text}
          placeholder={t('Answer')}
          aria-label={t('Answer {answer} of question {question}', at)}
          aria-autocomplete="list"
          aria-controls={open ? menuId : undefined}
          aria-activedescendant={open ? targetId(menuId, place) : undefined}
          value={answer.text}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onChange={(event) => actions.onChange(answer.id, { text: event.currentTarget.value.replace(/\n/g, ' ') })}
          onKeyDown={onKeyDown}
          onPaste={(event) => actions.onPaste(event, key)}
        />
        {open && <JumpMenu id={menuId} targets={targets} chosen={place} onChoose={jumpTo} />}
      </div>
      <span className={classes.marks}>
        <Marks answer={answer} />
      </span>
      <UnstyledButton
        className={classes.next}
        data-end={next === null || undefined}
        onClick={() => actions.onAskWhere(answer)}
        title={t('Lead elsewhere')}
      >
        {next === null ? <IconFlag size={15} aria-hidden /> : <IconArrowRight size={15} aria-hidden />}
        <span>{next ?? t('The end: show products')}</span>
      </UnstyledButton>
      <ActionIcon
        color="gray"
        onClick={() => actions.onEditAnswer(answer)}
        aria-label={t('Edit answer {answer} of question {question}', at)}
        title={t('Edit')}
      >
        <IconPencil size={17} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        color="red"
        onClick={() => actions.onDelete(key)}
        aria-label={t('Delete answer {answer} of question {question}', at)}
        title={t('Delete')}
      >
        <IconTrash size={17} stroke={1.7} />
      </ActionIcon>
    </div>
  );
};
