import type { SVGProps } from 'react';
import { joinClasses } from '../../element-props.ts';

/** Shapes of an icon on 24 × 24, as the icon library stores them: element name and attributes. */
export interface IconData {
  readonly node: readonly (readonly [name: 'path', attributes: Readonly<Record<string, string>>])[];
}

/**
 * Creates the component of an icon. The build puts this in place of the library's own function
 * (`apps/web/vite/start/light-icons.plugin.ts`), which can format icons for any framework.
 */
export function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed(props) ? undefined : true}
        {...props}
        className={joinClasses('lucide', props.className)}
      >
        {node.map(([Shape, { key, ...attributes }]) => (
          <Shape key={key} {...attributes} />
        ))}
      </svg>
    );
  };
}

/** Returns whether an icon has an accessible name or role of its own; others are decoration. */
const isNamed = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role');
