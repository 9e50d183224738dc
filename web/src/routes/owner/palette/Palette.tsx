import '@mantine/spotlight/styles.layer.css';
import { useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import {
  IconCode,
  IconLanguage,
  IconListCheck,
  IconListDetails,
  IconLogout,
  IconMessageChatbot,
  IconMoon,
  IconPlus,
  IconSearch,
  IconSun,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuestionnaires } from '../../../features/questionnaires/api/listQuestionnaires.ts';
import { usePopups } from '../../../features/recommenders/api/listPopups.ts';
import { useGuideChoice } from '../../../features/recommenders/setup/useGuideChoice.ts';
import { chooseLanguage, languageNames, ownerLanguage } from '../../../words/language.ts';
import { t } from '../../../words/t.ts';
import { screens } from '../screens.ts';
import classes from './Palette.module.css';
import { typeInto } from './typedAhead.ts';
import { useProductActions } from './useProductActions.tsx';

const drawn = (Icon: TablerIcon) => <Icon size={20} stroke={1.7} aria-hidden />;

/** The palette's actions, in groups. */
const useActions = (ownerId: number) => {
  const navigate = useNavigate();
  const popups = usePopups().data ?? [];
  const questionnaires = useQuestionnaires().data ?? [];
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const [, setGuide] = useGuideChoice(ownerId);
  const other = ownerLanguage() === 'de' ? 'en' : 'de';
  const go = (to: string) => () => void navigate(to);
  const showGuide = () => {
    setGuide('shown');
    void navigate('/Dashboard');
  };
  const action = (id: string, label: string, Icon: TablerIcon, onClick: () => void, more: Partial<SpotlightActionData> = {}) => ({
    id,
    label,
    onClick,
    leftSection: drawn(Icon),
    ...more,
  });
  return [
    { group: t('Screens'), actions: screens.map(({ to, label, icon }) => action(to, t(label), icon, go(to))) },
    {
      group: t('Recommenders'),
      actions: popups.flatMap(({ popup_id: id, popup_name: name, clientId, status }) => [
        action(`edit-${id}`, name, IconMessageChatbot, go(`/popups/edit/${clientId}/${id}`), {
          description: status ? t('Edit recommender, active') : t('Edit recommender, inactive'),
        }),
        action(`embed-${id}`, t('Embed {name}', { name }), IconCode, go(`/Dashboard?embed=${id}`), {
          description: t('Allowed websites and snippet'),
        }),
      ]),
    },
    {
      group: t('Questionnaires'),
      actions: questionnaires.map(({ id, name }) =>
        action(`questionnaire-${id}`, name, IconListDetails, go(`/Questionnaire/${id}`), { description: t('Edit questionnaire') }),
      ),
    },
    {
      group: t('Actions'),
      actions: [
        action('create', t('Create recommender'), IconPlus, go('/popups/add'), { keywords: t('new popup chatbot') }),
        action('guide', t('Show the first steps'), IconListCheck, showGuide, { keywords: t('help guide start setup') }),
        action(
          'mode',
          dark ? t('Switch to light mode') : t('Switch to dark mode'),
          dark ? IconSun : IconMoon,
          () => setColorScheme(dark ? 'light' : 'dark'),
          {
            keywords: t('theme colour color'),
          },
        ),
        action('language', languageNames[other], IconLanguage, () => chooseLanguage(other), { keywords: 'language sprache' }),
        action('logout', t('Log out'), IconLogout, go('/Logout'), { keywords: t('sign out') }),
      ],
    },
  ];
};

interface PaletteProps {
  ownerId: number;
  /** Counts the requests to open it; each new value opens it. */
  asked: number;
  /** Returns the text typed since the request, and stops collecting it. */
  takeTyped: () => string;
}

/** ⌘K: opens screens, recommenders, questionnaires and products, and runs global actions. Loaded on first use. */
export default function Palette({ ownerId, asked, takeTyped }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const products = useProductActions(typed);
  const actions = [...useActions(ownerId), { group: t('Products'), actions: products.actions }].filter((group) => group.actions.length > 0);
  const addTyped = () => {
    const ahead = takeTyped();
    if (ahead && input.current) typeInto(input.current, ahead);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it
  useEffect(() => {
    spotlight.open();
    if (document.activeElement === input.current) addTyped();
  }, [asked]);
  return (
    <Spotlight
      actions={actions}
      query={typed}
      onQueryChange={setTyped}
      title={<VisuallyHidden>{t('Search')}</VisuallyHidden>}
      classNames={{ header: classes.header, action: classes.action, actionDescription: classes.description }}
      shortcut={null}
      scrollable
      maxHeight={420}
      limit={30}
      highlightQuery
      nothingFound={products.searching ? t('Searching your products …') : t('Nothing has that name')}
      searchProps={{
        ref: input,
        onFocus: addTyped,
        placeholder: t('Jump to …'),
        'aria-label': t('Jump to a screen, a recommender, a product or an action'),
        leftSection: <IconSearch size={20} stroke={1.7} aria-hidden />,
      }}
    />
  );
}
