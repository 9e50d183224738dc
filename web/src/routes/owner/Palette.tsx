import '@mantine/spotlight/styles.layer.css';
import { useComputedColorScheme, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import {
  IconCode,
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
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useQuestionnaires } from '../../features/questionnaires/api/listQuestionnaires.ts';
import { usePopups } from '../../features/recommenders/api/listPopups.ts';
import { useGuideChoice } from '../../features/recommenders/setup/useGuideChoice.ts';
import classes from './Palette.module.css';
import { screens } from './screens.ts';

const drawn = (Icon: TablerIcon) => <Icon size={20} stroke={1.7} aria-hidden />;

/** The palette's actions, in groups. */
const useActions = (ownerId: number) => {
  const navigate = useNavigate();
  const popups = usePopups().data ?? [];
  const questionnaires = useQuestionnaires().data ?? [];
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const [, setGuide] = useGuideChoice(ownerId);
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
    { group: 'Screens', actions: screens.map(({ to, label, icon }) => action(to, label, icon, go(to))) },
    {
      group: 'Recommenders',
      actions: popups.flatMap(({ popup_id: id, popup_name: name, clientId, status }) => [
        action(`edit-${id}`, name, IconMessageChatbot, go(`/popups/edit/${clientId}/${id}`), {
          description: `Edit recommender, ${status ? 'active' : 'inactive'}`,
        }),
        action(`embed-${id}`, `Embed ${name}`, IconCode, go(`/Dashboard?embed=${id}`), { description: 'Allowed websites and snippet' }),
      ]),
    },
    {
      group: 'Questionnaires',
      actions: questionnaires.map(({ id, name }) =>
        action(`questionnaire-${id}`, name, IconListDetails, go(`/Questionnaire/${id}`), { description: 'Edit questionnaire' }),
      ),
    },
    {
      group: 'Actions',
      actions: [
        action('create', 'Create recommender', IconPlus, go('/popups/add'), { keywords: 'new popup chatbot' }),
        action('guide', 'Show the first steps', IconListCheck, showGuide, { keywords: 'help guide start setup' }),
        action(
          'mode',
          dark ? 'Switch to light mode' : 'Switch to dark mode',
          dark ? IconSun : IconMoon,
          () => setColorScheme(dark ? 'light' : 'dark'),
          {
            keywords: 'theme colour color',
          },
        ),
        action('logout', 'Log out', IconLogout, go('/Logout'), { keywords: 'sign out' }),
      ],
    },
  ].filter(({ actions }) => actions.length > 0);
};

interface PaletteProps {
  ownerId: number;
  /** Counts the requests to open it; each new value opens it. */
  asked: number;
}

/** ⌘K: opens screens, recommenders and questionnaires, and runs global actions. Loaded on first use. */
export default function Palette({ ownerId, asked }: PaletteProps) {
  const actions = useActions(ownerId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it
  useEffect(() => spotlight.open(), [asked]);
  return (
    <Spotlight
      actions={actions}
      title={<VisuallyHidden>Search</VisuallyHidden>}
      classNames={{ header: classes.header, action: classes.action, actionDescription: classes.description }}
      shortcut={null}
      scrollable
      maxHeight={420}
      limit={30}
      highlightQuery
      nothingFound="Nothing is called that"
      searchProps={{
        placeholder: 'Jump to …',
        'aria-label': 'Jump to a screen, a recommender or an action',
        leftSection: <IconSearch size={20} stroke={1.7} aria-hidden />,
      }}
    />
  );
}
