import {
  archiveExperiment,
  createExperiment,
  deleteExperiment,
  type ExperimentReport,
  type SendInput,
  splitExperiment,
  startExperiment,
  stopExperiment,
} from '@parley/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../lib/calls/api.ts';
import { experimentKeys } from './keys.ts';

/** What an owner can do with an experiment. */
export type ExperimentChange =
  | { kind: 'start' }
  | { kind: 'stop'; show?: number }
  | { kind: 'split'; group: number; share: number }
  | { kind: 'archive'; archived: boolean };

const change = (id: number, what: ExperimentChange): Promise<{ experiment: ExperimentReport }> => {
  const params = { id: String(id) };
  switch (what.kind) {
    case 'start':
      return send(startExperiment, { params, body: {} });
    case 'stop':
      return send(stopExperiment, { params, body: what.show === undefined ? {} : { show: what.show } });
    case 'split':
      return send(splitExperiment, { params, body: { group: what.group, share: what.share } });
    case 'archive':
      return send(archiveExperiment, { params, body: { archived: what.archived } });
  }
};

const useKept = () => {
  const queryClient = useQueryClient();
  return ({ experiment }: { experiment: ExperimentReport }) => {
    queryClient.setQueryData(experimentKeys.one(experiment.id), experiment);
    return queryClient.invalidateQueries({ queryKey: experimentKeys.all, exact: true });
  };
};

/** Changes an experiment. */
export const useChangeExperiment = (id: number) => {
  const onSuccess = useKept();
  return useMutation({ mutationFn: (what: ExperimentChange) => change(id, what), onSuccess });
};

/** Creates an experiment, as a draft or started. */
export const useCreateExperiment = () => {
  const onSuccess = useKept();
  return useMutation({
    mutationFn: (body: SendInput<typeof createExperiment>['body']) => send(createExperiment, { body }),
    meta: { shownByForm: true },
    onSuccess,
  });
};

/** Deletes a draft. */
export const useDeleteExperiment = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => send(deleteExperiment, { params: { id: String(id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: experimentKeys.all, exact: true }),
  });
};
