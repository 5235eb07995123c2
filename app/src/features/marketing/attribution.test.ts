import { expect, it, vi } from 'vitest';
import { noAttribution, readAttribution, removeTrackingParams } from './attribution.ts';

const read = (query: string, consented = false) => readAttribution(new URLSearchParams(query), consented);

it('reads the parameters of an advertising link, and removes them and cpc from the address', () => {
  expect(read('?gender=male&network=adnet&ref=r7&sub=a&sub2=b&sub3=c&cpc=12&page=2')).toEqual({
    source: { network: 'adnet', ref: 'r7', sub1: 'a', sub2: 'b', sub3: 'c' },
    consented: false,
    callParams: { network: 'adnet' },
    query: '?gender=male&page=2',
  });
});

it.each([
  ['sub1=a&sub=b&aff_sub=c', 'a'],
  ['sub=b&aff_sub=c', 'b'],
  ['aff_sub=c', 'c'],
  ['sub1=&aff_sub=c', 'c'],
])('reads sub1 by any of its names: %s', (query, sub1) => {
  expect(read(`network=n&${query}`).source).toEqual({ network: 'n', sub1 });
});

it('reads a source without a network, which is not sent with calls', () => {
  expect(read('?network=%20&ref=x&sub=a')).toEqual({
    source: { ref: 'x', sub1: 'a' },
    consented: false,
    callParams: {},
    query: '',
  });
});

it('reads no source from empty parameters, but removes them from the address', () => {
  expect(read('?cpc=3&network=&ref=%20')).toEqual({ ...noAttribution, query: '' });
});

it('leaves an address without tracking parameters unchanged', () => {
  expect(read('?page=2')).toEqual(noAttribution);
});

it('shortens parameters to the lengths that the server accepts', () => {
  const { source } = read(`?network=${'n'.repeat(300)}&ref=${'r'.repeat(300)}`);
  expect([source?.network?.length, source?.ref?.length]).toEqual([100, 200]);
});

it('sends only the network with calls', () => {
  expect(read('?network=n&ref=r').callParams).toEqual({ network: 'n' });
  expect(read('?ref=r', true)).toMatchObject({ callParams: {}, consented: true });
});

it('removes tracking parameters from the address, and keeps the rest of the history entry', () => {
  const replaceState = vi.fn();
  const clean = (search: string) =>
    removeTrackingParams({
      history: { state: { key: 'k' }, replaceState },
      location: { pathname: '/members', search, hash: '#list' },
    });
  clean('?page=2');
  expect(replaceState).not.toHaveBeenCalled();
  clean('?page=2&network=n&cpc=1');
  expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/members?page=2#list');
});
