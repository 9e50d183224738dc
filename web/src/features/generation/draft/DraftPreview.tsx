import { createTransport, PanelPreview, type PanelPreviewProps } from '@parley/widget/panel';
import { useDeferredValue, useMemo } from 'react';

/** The generated recommender, live: its answers and chat go to the server. */
export function DraftPreview({ bootstrap, ...shown }: Omit<PanelPreviewProps, 'transport'>) {
  const { id, clientId } = bootstrap.popup;
  const engagement = bootstrap.popupEngagementUniqueIdentifier;
  const transport = useMemo(
    () => createTransport({ base: window.location.origin, userId: String(clientId), popupId: String(id) }, engagement),
    [id, clientId, engagement],
  );
  return <PanelPreview {...shown} bootstrap={useDeferredValue(bootstrap)} transport={transport} />;
}
