import { isIP } from 'node:net';
import { toNetwork } from '../../../kernel/http/limits/rate-limit.ts';

/**
 * Returns the network of an IP address, which identifies a region instead of a household: /24 of IPv4, /48 of
 * IPv6. Invalid text becomes `::/0`.
 */
export function shortenEndereco(endereco: string): string {
  const network = toNetwork(endereco);
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (!network.endsWith('::/64')) return '::/0';
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
