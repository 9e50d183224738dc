import { Button, FileButton, Group, Image, Input, Stack, TextInput } from '@mantine/core';
import { pictureLimits } from '@parley/contract';
import { uploadedFiles } from '@parley/contract/paths';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../../ui/forms/formErrors.ts';
import { t } from '../../../../words/t.ts';
import { useUploadPopupPicture } from '../../api/uploadPopupPicture.ts';
import { inSentence } from '../fieldWords.ts';
import classes from './Design.module.css';

interface PictureInputProps {
  popupId: string;
  label: string;
  description?: ReactNode;
  /** A URL, the path of an upload, or empty. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const faultOf = (file: File): string | null => {
  if (!(pictureLimits.types as readonly string[]).includes(file.type)) return t('Choose a PNG, JPEG, WebP, GIF or AVIF picture');
  return file.size > pictureLimits.bytes ? t('Choose a picture of at most 8 MB') : null;
};

const isUpload = (value: string) => value.startsWith(uploadedFiles);

/** A picture by upload or URL, with a preview. */
export const PictureInput = ({ popupId, label, description, value, error, onChange, onBlur }: PictureInputProps) => {
  const upload = useUploadPopupPicture(popupId);
  const [fault, setFault] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const id = useId();
  const name = inSentence(label);
  const choose = (file: File | null) => {
    if (!file) return;
    const wrong = faultOf(file);
    setFault(wrong);
    if (wrong) return;
    upload.mutate(file, {
      onSuccess: onChange,
      onError: (failure) => setFault(fieldErrors(failure).image ?? errorText(failure)),
    });
  };
  const take = (next: string) => {
    setFault(null);
    onChange(next);
  };
  const unreadable = value !== '' && broken === value;
  const shown = !unreadable && (isUpload(value) || /^https?:\/\/\S+\.\S+/.test(value));

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={fault ?? error ?? (unreadable ? t('There is no picture at this address') : null)}
    >
      <Group mt={6} gap="md" wrap="nowrap" align="center" role="group" aria-labelledby={id}>
        {shown ? (
          <Image src={value} alt={t('The {name}', { name })} className={classes.thumb} onError={() => setBroken(value)} />
        ) : (
          <div className={`${classes.thumb} ${classes.empty}`} aria-hidden>
            <IconPhoto size={26} stroke={1.5} />
          </div>
        )}
        <Stack gap={6} flex={1} miw={0}>
          {!isUpload(value) && (
            <TextInput
              aria-label={t('Address of the {name}', { name })}
              placeholder="https://"
              inputMode="url"
              spellCheck={false}
              value={value}
              onChange={(event) => take(event.currentTarget.value)}
              onBlur={onBlur}
              error={Boolean(error)}
            />
          )}
          <Group gap="xs">
            <FileButton onChange={choose} accept={pictureLimits.types.join(',')}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="compact-md"
                  loading={upload.isPending}
                  leftSection={<IconUpload size={15} aria-hidden />}
                  aria-label={t('Upload a {name}', { name })}
                >
                  {isUpload(value) ? t('Replace') : t('Upload')}
                </Button>
              )}
            </FileButton>
            {value !== '' && (
              <Button variant="subtle" color="red" size="compact-md" onClick={() => take('')} aria-label={t('Remove the {name}', { name })}>
                {t('Remove')}
              </Button>
            )}
          </Group>
        </Stack>
      </Group>
    </Input.Wrapper>
  );
};
