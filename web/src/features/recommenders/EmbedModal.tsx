import { Modal, Skeleton, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useOpened } from '../../ui/overlays/useOpened.ts';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { t } from '../../words/t.ts';

export interface Embedded {
  id: number;
  clientId: number;
}

// Loaded on demand.
const EmbedPanel = lazyPart(async () => ({ default: (await import('./embed/EmbedPanel.tsx')).EmbedPanel }));

const Loading = () => (
  <Stack gap="xl" role="status" aria-label={t('Loading')}>
    <Skeleton height={96} />
    <Skeleton height={120} />
    <Skeleton height={240} />
  </Stack>
);

interface EmbedModalProps {
  /** The recommender to embed; null while closed. */
  popup: Embedded | null;
  onClose: () => void;
}

/** The websites a recommender may show on, and the script tag to paste (specification section 2, Embed modal). */
export const EmbedModal = ({ popup, onClose }: EmbedModalProps) => (
  <Modal opened={useOpened(popup !== null)} onClose={onClose} title={t('Code snippet for embedding')} size="lg" centered={false}>
    <Suspense fallback={<Loading />}>{popup && <EmbedPanel popupId={popup.id} ownerId={popup.clientId} />}</Suspense>
  </Modal>
);
