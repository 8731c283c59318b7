import { isIP } from 'node:net';

/**
 * The network that an address counts for. A home or a phone has 2^64 IPv6 addresses, which share
 * their first half: counted one by one, they would never reach a limit. IPv4 addresses count as they are.
 */
export function toNetwork(endereco: string): string {
  const bare = endereco.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped) return mapped;
  if (isIP(bare) !== 6) return bare;
  const [head = '', tail] = bare.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  // A dotted end stands for two groups.
  const width = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - before.length - width;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
