import type { Plugin } from 'vite';

const createLucideIcon = /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;

/**
 * Replaces the function with which the icon library creates a component. The library's own formats icons for any
 * framework, 1.5 KB of the first script.
 */
export function lightIcons(): Plugin {
  return {
    name: 'trevo:light-icons',
    apply: 'build',
    load: (id) =>
      createLucideIcon.test(id)
        ? `export { createIcon as default } from '@trevo/ui/display/picture/create-icon.tsx';`
        : undefined,
  };
}
