import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AppPath } from '../../../platform/navigation/paths/app-paths.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { ListRow } from '@trevo/ui/display/list/ListRow.tsx';

export interface Caminho {
  readonly to: AppPath | `${AppPath}?${string}`;
  readonly icon: ReactNode;
  readonly titulo: string;
  readonly detalhe: string;
}

/** Navigation list to the related screens of an account. */
export function Caminhos({ rotulo, caminhos }: { rotulo: string; caminhos: readonly Caminho[] }) {
  return (
    <Card padding="none">
      <nav aria-label={rotulo}>
        {caminhos.map(({ to, icon, titulo, detalhe }) => (
          <ListRow
            key={to}
            leading={icon}
            title={titulo}
            detail={detalhe}
            render={(className, content) => (
              <Link className={className} to={to}>
                {content}
              </Link>
            )}
          />
        ))}
      </nav>
    </Card>
  );
}
