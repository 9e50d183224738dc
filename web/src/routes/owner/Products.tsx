import { Button, Modal, Paper, Skeleton, Stack, Title } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import type { CatalogueImport, Product } from '@parley/contract';
import { IconDownload, IconPackages } from '@tabler/icons-react';
import { useState } from 'react';
import { isUnderWay } from '../../features/catalogue/api/getImport.ts';
import { useFacets } from '../../features/catalogue/api/listFacets.ts';
import { useImports } from '../../features/catalogue/api/listImports.ts';
import { ImportForm } from '../../features/catalogue/ImportForm.tsx';
import { ImportProgress } from '../../features/catalogue/ImportProgress.tsx';
import { ImportsTable } from '../../features/catalogue/ImportsTable.tsx';
import { countsText } from '../../features/catalogue/importWords.ts';
import { ProductForm } from '../../features/catalogue/ProductForm.tsx';
import { ProductList } from '../../features/catalogue/ProductList.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notifyDone, notifyProblem } from '../../ui/notify.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx';
import { useCloseGuard } from '../../ui/useCloseGuard.ts';

export const meta = pageMeta('Products');

const Imports = () => (
  <QueryView query={useImports()} loading={<Skeleton height={60} />}>
    {(imports) => {
      const past = imports.filter((one) => !isUnderWay(one));
      if (past.length === 0) return null;
      return (
        <section>
          <Title order={2} mb="sm">
            Past imports
          </Title>
          <Paper withBorder>
            <ImportsTable imports={past} />
          </Paper>
        </section>
      );
    }}
  </QueryView>
);

const ProductDialog = ({ product, opened, onClose }: { product: Product | null; opened: boolean; onClose: () => void }) => {
  const facets = useFacets();
  const onPhone = useMediaQuery('(max-width: 48em)');
  const { dirty, onDirtyChange, close, askToClose } = useCloseGuard(onClose);
  return (
    <>
      <UnsavedGuard when={opened && dirty} />
      <Modal opened={opened} onClose={askToClose} title="Edit product" size="lg" fullScreen={onPhone ?? false} radius={onPhone ? 0 : 'lg'}>
        {product && <ProductForm product={product} facets={facets.data} onSaved={close} onDirtyChange={onDirtyChange} />}
      </Modal>
    </>
  );
};

export default function Products() {
  const imports = useImports();
  const [importing, importDialog] = useDisclosure(false);
  const [editing, editDialog] = useDisclosure(false);
  const [edited, setEdited] = useState<Product | null>(null);
  const [started, setStarted] = useState<{ id: number; source: string }[]>([]);
  const listed = imports.data?.filter(isUnderWay) ?? [];
  // One that was just started may have ended before the list of imports knew of it.
  const running = [...listed, ...started.filter(({ id }) => !listed.some((one) => one.id === id))];
  const onStarted = (one: { id: number; source: string }) => {
    setStarted((before) => [...before, one]);
    importDialog.close();
  };
  const onEnded = (ended: CatalogueImport) => {
    setStarted((before) => before.filter(({ id }) => id !== ended.id));
    if (ended.status === 'done') notifyDone(`The import from ${ended.source} is done: ${countsText(ended)}.`);
    else notifyProblem(`The import from ${ended.source} failed: ${countsText(ended)}.`);
  };
  const edit = (product: Product) => {
    setEdited(product);
    editDialog.open();
  };

  const empty = (
    <Paper withBorder p="md">
      <EmptyState
        icon={IconPackages}
        title="No products yet"
        action={
          <Stack w="100%" mt="md">
            <ImportForm onStarted={onStarted} />
          </Stack>
        }
      >
        Recommenders recommend from your catalogue. Give your shop's address and its products are read from there, or upload a CSV file.
      </EmptyState>
    </Paper>
  );

  return (
    <>
      <PageHeader
        title="Products"
        description="The catalogue that your recommenders recommend from."
        actions={
          <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={importDialog.open}>
            Import Products
          </Button>
        }
      />
      <Stack gap="xl">
        {running.map((one) => (
          <ImportProgress key={one.id} id={one.id} source={one.source} onEnded={onEnded} />
        ))}
        <ProductList onEdit={edit} empty={empty} />
        <Imports />
      </Stack>
      <Modal opened={importing} onClose={importDialog.close} title="Import products" size="lg">
        <ImportForm onStarted={onStarted} />
      </Modal>
      <ProductDialog product={edited} opened={editing} onClose={editDialog.close} />
    </>
  );
}
