import { useLocalStorage } from '@mantine/hooks';

export type GuideChoice = 'auto' | 'shown' | 'hidden';

/** This owner's choice for the guide in this browser: while steps are open, always, or never. */
export const useGuideChoice = (ownerId: number) =>
  useLocalStorage<GuideChoice>({ key: `parley.guide.${ownerId}`, defaultValue: 'auto', getInitialValueInEffect: false });
