import { useLocalStorage } from '@mantine/hooks';

export type GuideChoice = 'auto' | 'shown' | 'hidden';

/** Whether this owner wants to see the first steps in this browser: while they are not done, always, or never. */
export const useGuideChoice = (ownerId: number) =>
  useLocalStorage<GuideChoice>({ key: `parley.guide.${ownerId}`, defaultValue: 'auto', getInitialValueInEffect: false });
