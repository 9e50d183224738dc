import { Modal } from '@mantine/core';
import { EmbedPanel } from './embed/EmbedPanel.tsx';

export interface Embedded {
  id: number;
  clientId: number;
  popup_name: string;
}

interface EmbedModalProps {
  /** The recommender to embed; null while closed. */
  popup: Embedded | null;
  onClose: () => void;
}

/** The websites a recommender may show on, and the script tag to paste (specification section 2, Embed modal). */
export const EmbedModal = ({ popup, onClose }: EmbedModalProps) => (
  <Modal opened={popup !== null} onClose={onClose} title="Code snippet for embedding" size="lg">
    {popup && <EmbedPanel popupId={popup.id} ownerId={popup.clientId} />}
  </Modal>
);
