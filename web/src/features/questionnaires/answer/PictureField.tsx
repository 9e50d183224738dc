import { Button, FileButton, Group, Image, Input, Skeleton, Stack, Text } from '@mantine/core';
import { pictureLimits } from '@parley/contract';
import { IconCrop } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { t } from '../../../words/t.ts';

const PictureCrop = lazyPart(() => import('./PictureCrop.tsx'));

/** The change to an answer's picture: kept, removed, or replaced by a file. */
export type PictureChange = 'keep' | 'remove' | File;

/** An object URL for a chosen file, revoked when it is no longer shown. */
const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

const faultOf = (file: File): string | null => {
  if (!(pictureLimits.types as readonly string[]).includes(file.type)) return t('Choose a PNG, JPEG, WebP, GIF or AVIF picture');
  return file.size > pictureLimits.bytes ? t('Choose a picture of at most 8 MB') : null;
};

/** The button that reverts or removes the shown picture. */
const undoOf = (saved: string, change: PictureChange): { label: string; to: PictureChange } | null => {
  if (change instanceof File) return { label: saved ? t('Keep the old one') : t('Remove'), to: 'keep' };
  if (change === 'remove') return { label: t('Keep it after all'), to: 'keep' };
  return saved ? { label: t('Remove'), to: 'remove' } : null;
};

interface PictureFieldProps {
  /** The path of the saved picture, or empty. */
  saved: string;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
  /** The server's error message. */
  error?: string | undefined;
}

/** Chooses an optional picture, with preview and cropping before upload. */
export const PictureField = ({ saved, change, onChange, error }: PictureFieldProps) => {
  const [fault, setFault] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const [cropping, setCropping] = useState(false);
  const labelId = useId();
  const preview = usePreview(change instanceof File ? change : null);
  const shown = change === 'keep' ? saved || null : preview;
  const choose = (file: File | null) => {
    if (!file) return;
    const wrong = faultOf(file);
    setFault(wrong);
    if (!wrong) onChange(file);
  };
  const undo = undoOf(saved, change);
  const unreadable = shown !== null && broken === shown;
  const message = fault ?? (unreadable && change instanceof File ? t('This file is not a picture that can be shown') : error);

  return (
    <Input.Wrapper
      label={t('Picture')}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={t('Optional. Shown on the answer; PNG, JPEG, WebP, GIF or AVIF, at most 8 MB.')}
      error={message}
    >
      {cropping && shown && !unreadable ? (
        <Suspense fallback={<Skeleton h={280} mt={8} radius="md" aria-label={t('Loading')} />}>
          <PictureCrop
            address={shown}
            onCropped={(file) => {
              setCropping(false);
              onChange(file);
            }}
            onCancel={() => setCropping(false)}
          />
        </Suspense>
      ) : (
        <Group mt={8} gap="md" align="center" role="group" aria-labelledby={labelId}>
          {shown && !unreadable && (
            <Image
              src={shown}
              alt={t('The picture of this answer')}
              w={96}
              h={96}
              fit="cover"
              radius="md"
              onError={() => setBroken(shown)}
            />
          )}
          <Stack gap={6} align="flex-start">
            <Group gap="xs">
              <FileButton onChange={choose} accept={pictureLimits.types.join(',')}>
                {(props) => (
                  <Button {...props} variant="default" size="sm">
                    {shown ? t('Choose another') : t('Choose picture')}
                  </Button>
                )}
              </FileButton>
              {shown && !unreadable && (
                <Button variant="default" size="sm" onClick={() => setCropping(true)} leftSection={<IconCrop size={16} aria-hidden />}>
                  {t('Crop')}
                </Button>
              )}
              {undo && (
                <Button variant="subtle" color={undo.to === 'remove' ? 'red' : 'gray'} size="sm" onClick={() => onChange(undo.to)}>
                  {undo.label}
                </Button>
              )}
            </Group>
            {change instanceof File && (
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {change.name}
              </Text>
            )}
          </Stack>
        </Group>
      )}
    </Input.Wrapper>
  );
};
