import { Group, Input, SimpleGrid, Stack, UnstyledButton } from '@mantine/core';
import { colorNames, colorPalettes, cornerNames, cornersIn, type PopupDesign } from '@parley/contract';
import { type Plain, t } from '../../../../words/t.ts';
import classes from './Design.module.css';
import { LookDrawing } from './LookDrawing.tsx';
import { colorPreset, wears, wearsColor } from './presets.ts';
import { useShopLooksIn } from './ShopLooks.tsx';

interface PresetsProps {
  popupId: string;
  design: PopupDesign;
  onChoose: (preset: Partial<PopupDesign>) => void;
}

/** 'Standart' is the specification's name, and stays that in what is sent. */
const cornerWords: Record<(typeof cornerNames)[number], Plain> = { Square: 'Square|corners', Standart: 'Standard', Rounded: 'Rounded' };

/** Preset colours, the shop's own first, and corners; every field can be changed afterwards. */
export const Presets = (props: PresetsProps) => {
  const { design, onChoose } = props;
  const shop = useShopLooksIn(props);
  return (
    <Stack gap="md">
      <Input.Wrapper label={t('Colours')} labelElement="div" description={t('Sets every colour at once.')}>
        <SimpleGrid
          cols={{ base: 2, xs: 3, sm: shop.tiles?.length === 0 ? 5 : 3 }}
          spacing="xs"
          mt={6}
          role="group"
          aria-label={t('Colours')}
        >
          {shop.tiles}
          {colorNames.map((name) => (
            <UnstyledButton
              key={name}
              className={classes.look}
              aria-pressed={wearsColor(design, name)}
              onClick={() => onChoose(colorPreset(name))}
            >
              <LookDrawing {...colorPalettes[name]} />
              {t(name)}
            </UnstyledButton>
          ))}
        </SimpleGrid>
      </Input.Wrapper>
      {shop.notes}
      <Input.Wrapper label={t('Corners')} labelElement="div" description={t('Of the popup and of its answers.')}>
        <Group gap="xs" mt={6} role="group" aria-label={t('Corners')}>
          {cornerNames.map((name) => {
            const preset = cornersIn(name);
            return (
              <UnstyledButton key={name} className={classes.swatch} aria-pressed={wears(design, preset)} onClick={() => onChoose(preset)}>
                <span className={classes.corner} aria-hidden style={{ borderTopLeftRadius: Math.min(preset.popupBorderRadius / 2, 14) }} />
                {t(cornerWords[name])}
              </UnstyledButton>
            );
          })}
        </Group>
      </Input.Wrapper>
    </Stack>
  );
};
