import { Button, FileButton, Group, Image, TextInput } from '@mantine/core';
import { pictureLimits } from '@parley/contract';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { errorText } from '../../../ui/forms/formErrors.ts';
import { t } from '../../../words/t.ts';
import { useUploadProductPicture } from '../api/uploadProductPicture.ts';

interface PictureInputProps {
  value: string;
  onChange: (address: string) => void;
  error?: unknown;
}

/** A picture, by URL or by upload (which returns a URL). */
export const PictureInput = ({ value, onChange, error }: PictureInputProps) => {
  const upload = useUploadProductPicture();
  const resetFile = useRef<() => void>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [broken, setBroken] = useState('');
  const choose = (file: File | null) => {
    if (!file) return;
    setFault(file.size > pictureLimits.bytes ? t('Choose a picture of at most 8 MB') : null);
    if (file.size > pictureLimits.bytes) return;
    upload.mutate(file, {
      onSuccess: onChange,
      onError: (refused) => setFault(errorText(refused)),
      onSettled: () => resetFile.current?.(),
    });
  };
  const shown = /^https?:\/\//.test(value) && broken !== value;
  return (
    <Group align="flex-end" gap="sm">
      {shown && (
        <Image
          src={value}
          alt={t('The picture of this product')}
          w={64}
          h={64}
          fit="cover"
          radius="md"
          referrerPolicy="no-referrer"
          onError={() => setBroken(value)}
        />
      )}
      <TextInput
        label={t('Picture')}
        inputMode="url"
        placeholder="https://shop.example/picture.jpg"
        flex="1 1 14rem"
        value={value}
        onChange={({ currentTarget }) => {
          setFault(null);
          onChange(currentTarget.value);
        }}
        error={fault ?? (error as string | undefined)}
      />
      <FileButton onChange={choose} accept={pictureLimits.types.join(',')} resetRef={resetFile}>
        {(props) => (
          <Button {...props} variant="default" loading={upload.isPending} leftSection={<IconUpload size={16} aria-hidden />}>
            {t('Upload')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
};
