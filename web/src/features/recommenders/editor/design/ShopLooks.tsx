import { Anchor, Loader, Text, UnstyledButton } from '@mantine/core';
import type { PopupDesign, ShopLook } from '@parley/contract';
import { IconPalette } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { rich } from '../../../../words/rich.tsx';
import { ofServer, t } from '../../../../words/t.ts';
import { useReadShopLook, useShopLooks } from '../../api/website/shopLooks.ts';
import classes from './Design.module.css';
import { LookDrawing } from './LookDrawing.tsx';
import { inPalette, wearsPalette } from './presets.ts';

interface ShopLooksProps {
  popupId: string;
  design: PopupDesign;
  onChoose: (preset: Partial<PopupDesign>) => void;
}

const withoutScheme = (website: string) => website.replace(/^https?:\/\/(?:\*\.|www\.)?/, '');

/**
 * The colours of the owner's own shop: `tiles` stand before the ready-made looks, `notes` below them. Colours that were not read yet are read, and
 * worn, when their tile is chosen.
 */
export function useShopLooksIn({ popupId, design, onChoose }: ShopLooksProps) {
  const { data: looks } = useShopLooks(popupId);
  const read = useReadShopLook(popupId);
  const choose = ({ website, colors }: ShopLook) =>
    colors
      ? onChoose(inPalette(colors))
      : read.mutate(website, { onSuccess: ({ look }) => look.colors && onChoose(inPalette(look.colors)) });
  const reading = read.isPending ? read.variables : null;
  const tiles = looks?.map((look) => (
    <UnstyledButton
      key={look.website}
      className={classes.look}
      aria-pressed={look.colors !== null && wearsPalette(design, look.colors)}
      aria-busy={reading === look.website}
      onClick={() => reading === null && choose(look)}
    >
      {look.colors ? (
        <LookDrawing {...look.colors} />
      ) : (
        <span className={classes.unread} aria-hidden>
          {reading === look.website ? <Loader size="sm" /> : <IconPalette size={22} stroke={1.6} />}
        </span>
      )}
      <span className={classes.lookName}>{looks.length === 1 ? t('Your shop') : withoutScheme(look.website)}</span>{' '}
      {!look.colors && <span className={classes.lookNote}>{look.readAt ? t('Read again') : t('Read its colours')}</span>}
    </UnstyledButton>
  ));
  const without = looks?.find(({ website, colors, readAt }) => website === read.variables && readAt !== null && colors === null);
  const notes = (
    <>
      <Text size="sm" c="dimmed" role="status">
        {reading !== null && t('Reading {website}. This may take some seconds.', { website: withoutScheme(reading) })}
        {reading === null &&
          without &&
          t('{website} names no colour of its own. Choose a look, or set the colours below.', { website: withoutScheme(without.website) })}
        {looks?.length === 0 &&
          rich('Add your shop’s website under {publish}, and its own colours stand here first.', {
            publish: (
              <Anchor component={Link} to="?tab=publish" inherit>
                {t('Publish')}
              </Anchor>
            ),
          })}
      </Text>
      {reading === null && read.data?.problem && (
        <Text size="sm" c="red" role="alert">
          {ofServer(read.data.problem)}
        </Text>
      )}
      {reading === null && <FormError error={read.error} />}
    </>
  );
  return { tiles, notes };
}
