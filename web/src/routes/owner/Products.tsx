import { Button, Modal, Paper, Stack } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { CatalogueImport, Product } from '@parley/contract';
import { IconDownload, IconPackages, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFacets } from '../../features/catalogue/api/facts/listFacets.ts';
import { isUnderWay } from '../../features/catalogue/api/imports/getImport.ts';
import { useImports } from '../../features/catalogue/api/imports/listImports.ts';
import { useSources } from '../../features/catalogue/api/imports/listSources.ts';
import { ImportForm } from '../../features/catalogue/imports/ImportForm.tsx';
import { ImportProgress } from '../../features/catalogue/imports/ImportProgress.tsx';
import { LearntPanel } from '../../features/catalogue/imports/LearntPanel.tsx';
import { Sources } from '../../features/catalogue/imports/Sources.tsx';
import { ProductList } from '../../features/catalogue/list/ProductList.tsx';
import { ProductForm } from '../../features/catalogue/product/ProductForm.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { errorText } from '../../ui/forms/formErrors.ts';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { useCloseGuard } from '../../ui/forms/useCloseGuard.ts';
import { notifyDone, notifyProblem } from '../../ui/overlays/notify.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ofServer, t } from '../../words/t.ts';

export const meta = pageMeta('Products');

const ProductDialog = ({ product, opened, onClose }: { product: Product | null; opened: boolean; onClose: () => void }) => {
  const facets = useFacets();
  const onPhone = useMediaQuery('(max-width: 48em)');
  const { dirty, onDirtyChange, close, askToClose } = useCloseGuard(onClose);
  return (
    <>
      <UnsavedGuard when={opened && dirty} />
      <Modal
        opened={opened}
        onClose={askToClose}
        title={product ? t('Edit product') : t('Add product')}
        size="lg"
        fullScreen={onPhone ?? false}
        radius={onPhone ? 0 : 'lg'}
      >
        <ProductForm key={product?.id ?? 'new'} product={product} facets={facets.data} onSaved={close} onDirtyChange={onDirtyChange} />
      </Modal>
    </>
  );
};

/** The catalogue: products, sources and imports. */
export default function Products() {
  const imports = useImports();
  const sources = useSources();
  const facets = useFacets();
  const [importing, importDialog] = useDisclosure(false);
  const [editing, editDialog] = useDisclosure(false);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Product | null>(null);
  const [started, setStarted] = useState<{ id: number; source: string }[]>([]);
  const listed = imports.data?.filter(isUnderWay) ?? [];
  // A just-started import may end before the list of imports contains it.
  const running = [...listed, ...started.filter(({ id }) => !listed.some((other) => other.id === id))];
  const onStarted = (started: { id: number; source: string }) => {
    setStarted((before) => [...before, started]);
    importDialog.close();
  };
  const onEnded = (ended: CatalogueImport) => {
    setStarted((before) => before.filter(({ id }) => id !== ended.id));
    if (ended.status === 'done')
      notifyDone(t('The import from {source} is done. {message}', { source: ofServer(ended.source), message: ofServer(ended.message) }));
    else
      notifyProblem(t('The import from {source} failed. {message}', { source: ofServer(ended.source), message: ofServer(ended.message) }));
  };
  const edit = (product: Product | null) => {
    setEdited(product);
    editDialog.open();
  };

  // The palette opens a product; forgotten at once, so that a reload does not open what it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product that is asked for
  useEffect(() => {
    if (!state?.edit) return;
    edit(state.edit);
    void navigate('.', { replace: true, state: null });
  }, [state?.edit]);

  const empty = (
    <Paper withBorder p="md">
      <EmptyState
        icon={IconPackages}
        title={t('No products yet')}
        action={
          <Stack w="100%" mt="md">
            <ImportForm onStarted={onStarted} />
          </Stack>
        }
      >
        {t(
          "Recommenders recommend from your catalogue. Give your shop's address and its products are read from there, or upload a CSV file.",
        )}
      </EmptyState>
    </Paper>
  );

  return (
    <>
      <PageHeader
        title={t('Products')}
        description={t('The catalogue that your recommenders recommend from.')}
        actions={
          <>
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit(null)}>
              {t('Add Product')}
            </Button>
            <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={importDialog.open}>
              {t('Import Products')}
            </Button>
          </>
        }
      />
      <Stack gap="xl">
        {running.map((run) => (
          <ImportProgress key={run.id} id={run.id} source={run.source} onEnded={onEnded} />
        ))}
        {sources.data && <Sources {...sources.data} onStarted={onStarted} />}
        {sources.isError && !sources.data && (
          <ErrorState message={errorText(sources.error)} retry={() => void sources.refetch()} busy={sources.isFetching} />
        )}
        <ProductList facets={facets.data} sources={sources.data?.sources ?? []} onEdit={edit} empty={running.length > 0 ? null : empty} />
        <LearntPanel />
      </Stack>
      <Modal opened={importing} onClose={importDialog.close} title={t('Import products')} size="lg">
        <ImportForm onStarted={onStarted} />
      </Modal>
      <ProductDialog product={edited} opened={editing} onClose={editDialog.close} />
    </>
  );
}
