import { describe, expect, it } from 'vitest';
import { inviteAddress } from './address.ts';

describe('the link to share', () => {
  const lan = 'http://192.168.1.5:3000';

  it('replaces localhost, which would lead a phone to itself, by the address in the network', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect(inviteAddress('BCDFG', new URL(`http://${host}:3000/create`), lan)).toBe(
        'http://192.168.1.5:3000/t/BCDFG',
      );
  });

  it('is the page’s own address otherwise', () => {
    expect(inviteAddress('BCDFG', new URL('https://play.example.org/t/X'), lan)).toBe(
      'https://play.example.org/t/BCDFG',
    );
    expect(inviteAddress('BCDFG', new URL('http://localhost:3000/'), null)).toBe(
      'http://localhost:3000/t/BCDFG',
    );
  });
});
