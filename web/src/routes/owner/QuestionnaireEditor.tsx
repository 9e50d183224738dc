import { Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { useFacets } from '../../features/catalogue/api/listFacets.ts';
import { useQuestionnaire } from '../../features/questionnaires/api/getQuestionnaire.ts';
import { useQuestions } from '../../features/questionnaires/api/listQuestions.ts';
import { Editor } from '../../features/questionnaires/Editor.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { QueryView } from '../../ui/QueryView.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

export const meta = pageMeta('Edit questionnaire');

const loading = (
  <Stack gap="lg">
    <Skeleton height={36} width={280} />
    <Skeleton height={84} radius="lg" />
    <CardsSkeleton height={260} />
  </Stack>
);

export default function QuestionnaireEditor() {
  const { questionnaireId = '' } = useParams();
  const questionnaire = useQuestionnaire(questionnaireId);
  const questions = useQuestions(questionnaireId);
  const facets = useFacets();
  return (
    <QueryView query={questionnaire} loading={loading}>
      {(found) => (
        <QueryView query={questions} loading={loading}>
          {(list) => <Editor key={found.id} questionnaire={found} questions={list} facets={facets} />}
        </QueryView>
      )}
    </QueryView>
  );
}
