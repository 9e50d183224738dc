import { Box, Button, Group, Input, SegmentedControl, Slider, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { t } from '../../../words/t.ts';
import { cropped, type Part } from './cropped.ts';

const shapes = { square: 1, landscape: 4 / 3, wide: 16 / 9 } as const;
type Shape = keyof typeof shapes;

interface PictureCropProps {
  /** A local URL of the picture. */
  address: string;
  onCropped: (file: File) => void;
  onCancel: () => void;
}

/**
 * Crops a picture by dragging and pinching, or with the arrow keys and the slider. Loaded on demand.
 */
export default function PictureCrop({ address, onCropped, onCancel }: PictureCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState<Shape>('square');
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const zoomId = useId();

  const keep = async () => {
    if (!part) return;
    setBusy(true);
    try {
      onCropped(await cropped(address, part));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm" mt={8}>
      <Box pos="relative" h={280} bg="dark.7" style={{ borderRadius: 'var(--mantine-radius-md)', overflow: 'hidden' }}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={shapes[shape]}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          keyboardStep={8}
          onCropComplete={(_, pixels) => setPart(pixels)}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('Part that is kept; move it with the arrow keys'), role: 'group' }}
          mediaProps={{ alt: '' }}
        />
      </Box>
      <Group gap="lg" align="flex-end">
        <SegmentedControl
          aria-label={t('Shape')}
          value={shape}
          onChange={(chosen) => setShape(chosen as Shape)}
          data={[
            { value: 'square', label: t('Square') },
            { value: 'landscape', label: '4:3' },
            { value: 'wide', label: '16:9' },
          ]}
        />
        <Box flex="1 1 10rem">
          <Input.Label id={zoomId} size="sm">
            {t('Zoom')}
          </Input.Label>
          <Slider min={1} max={3} step={0.05} value={zoom} onChange={setZoom} label={null} thumbProps={{ 'aria-labelledby': zoomId }} />
        </Box>
      </Group>
      {failed && (
        <Text size="sm" c="red" role="alert">
          {t('This picture could not be cropped. Keep it whole, or choose another.')}
        </Text>
      )}
      <Group gap="xs">
        <Button size="sm" onClick={() => void keep()} loading={busy} disabled={!part}>
          {t('Keep this part')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
