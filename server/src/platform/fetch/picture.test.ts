import { describe, expect, it } from 'vitest';
import { createShownPicture } from './picture.ts';

const shown = createShownPicture('http://127.0.0.1:3000', ['10.1.1.1:8080', 'intranet.shop']);

describe('a picture of another site', () => {
  it.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://0177.0.0.1/a.png',
    'http://%31%32%37.0.0.1/a.png',
    'http://１２７.0.0.1/a.png',
    'http://127.0.0.1./a.png',
    'http:\\\\127.0.0.1\\a.png',
    'http://10.0.0.1/a.png',
    'http://10.1.1.1/a.png',
    'http://172.16.3.4/a.png',
    'http://192.168.1.1/cgi-bin/reboot?.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/a.png',
    'http://0.0.0.0:3000/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://[::ffff:7f00:1]/a.png',
    'http://[fd00::1]/a.png',
    'http://[fe80::1]/a.png',
    'http://[64:ff9b::7f00:1]/a.png',
    'http://localhost/a.png',
    'http://LOCALHOST./a.png',
    'https://app.localhost/a.png',
    'http://printer/a.png',
    'http://fritz.box.local/a.png',
    'http://nas.lan/a.png',
    'http://router.home.arpa/a.png',
    'http://metadata.google.internal/a.png',
    'http://127.0.0.1.nip.io/a.png',
    'http://10-0-0-1.sslip.io/a.png',
    'http://admin:admin@shop.example/a.png',
    'http://127.0.0.1:3000@10.0.0.1/a.png',
    'http://127.0.0.1:3001/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'no address',
  ])('is not shown from %s', (address) => {
    expect(shown(address)).toBe('');
  });

  it.each([
    'https://cdn.shop.example/a.png?v=1',
    'http://93.184.216.34/a.png',
    'http://[2606:4700::1111]/a.png',
    'http://127.0.0.1:3000/uploads/a.webp',
    'http://10.1.1.1:8080/a.png',
    'http://intranet.shop/a.png',
    'https://bücher.example/a.png',
  ])('is shown from %s', (address) => {
    expect(shown(address)).toBe(address);
  });

  it('is an upload of ours when it is a path', () => {
    expect([shown('/uploads/a.webp'), shown('')]).toEqual(['http://127.0.0.1:3000/uploads/a.webp', '']);
  });
});
