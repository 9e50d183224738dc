import { Group, Radio } from '@mantine/core';
import { languages } from '../../../lib/site/language.ts';
import { chooseLanguage, languageNames, ownerLanguage } from '../../../words/language.ts';
import { t } from '../../../words/t.ts';

/** Chooses the language of the owner's area. Each language is named in itself, for people who cannot read the current one. */
export const LanguageChoice = () => (
  <Radio.Group aria-label={t('Language')} value={ownerLanguage()} onChange={(value) => chooseLanguage(value === 'de' ? 'de' : 'en')}>
    <Group gap="xl">
      {languages.map((language) => (
        <Radio key={language} value={language} label={<span lang={language}>{languageNames[language]}</span>} />
      ))}
    </Group>
  </Radio.Group>
);
