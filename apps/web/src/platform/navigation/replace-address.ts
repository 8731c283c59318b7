/**
 * Changes what stands in the address bar and nothing else: the router keeps its own state in the history. An address
 * with two slashes at its beginning would be read as another host, and the browser throws.
 *
 * @param address path, search and fragment
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address.replace(/^\/{2,}/, '/'));
}
