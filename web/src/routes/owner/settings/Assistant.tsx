import { Stack } from '@mantine/core';
import { useState } from 'react';
import { AssistantForm } from '../../../features/assistant/AssistantForm.tsx';
import { useAssistant } from '../../../features/assistant/api/getAssistant.ts';
import { TodaysUse } from '../../../features/assistant/TodaysUse.tsx';
import { WhoAnswered } from '../../../features/assistant/WhoAnswered.tsx';
import { pageMeta } from '../../../lib/pageMeta.ts';
import { UnsavedGuard } from '../../../ui/forms/UnsavedGuard.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { t } from '../../../words/t.ts';

export const meta = pageMeta('Assistant · Settings');

/** The assistant's models, who answered today, and what that took. */
export default function Assistant() {
  const assistant = useAssistant();
  const [dirty, setDirty] = useState(false);
  return (
    <Stack gap="lg">
      <Section title={t('Today’s use')} about={t('What models read and wrote for your visitors since midnight UTC, and who answered.')}>
        <QueryView query={assistant} loading={<FormSkeleton fields={1} />}>
          {(settings) => (
            <>
              <TodaysUse today={settings.today} />
              <WhoAnswered settings={settings} />
            </>
          )}
        </QueryView>
      </Section>
      <Section
        title={t('Model')}
        about={t(
          'Who writes the answers that your visitors get. Products, prices and links always come from your catalogue, whatever you choose.',
        )}
      >
        <QueryView query={assistant} loading={<FormSkeleton fields={4} />}>
          {(saved) => <AssistantForm saved={saved} onDirtyChange={setDirty} />}
        </QueryView>
      </Section>
      <UnsavedGuard when={dirty} />
    </Stack>
  );
}
