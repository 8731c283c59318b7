import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { getLgpdTipo, isAvisoPrivacidadeEnabled } from '@trevo/config/configuracao/telas-questions';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { type AppPath, appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { Switch } from '@trevo/ui/choice/Switch.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import styles from './LgpdItemCard.module.css';

export interface LgpdItemCardProps {
  words: { readonly concordo: string; readonly detalhe: string; readonly ler: string };
  path: AppPath;
  required?: boolean;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

/** Card of one document: title, consent switch and link to its text. */
export function LgpdItemCard({ words, path, required = true, isAccepted, onAccept }: LgpdItemCardProps) {
  return (
    <Card className={styles.card} padding="none">
      <Switch
        className={styles.answer}
        label={<strong className={styles.label}>{words.concordo}</strong>}
        detail={words.detalhe}
        required={required}
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
      />
      <Link className={styles.read} to={path}>
        {words.ler}
        <ChevronRight aria-hidden="true" />
      </Link>
    </Card>
  );
}

/** A document to accept before registering; the name is the wire's `nomeTermo`. */
export interface LgpdItem {
  readonly nomeTermo: 'regulamento' | 'politicaPrivacidade' | 'avisoPrivacidade';
  readonly path: AppPath;
}

/** Returns the documents of the step before the form; empty when the campaign has no such step. */
export function listLgpdItens(c: Configuracao): LgpdItem[] {
  if (getLgpdTipo(c) === 'nenhuma') return [];
  const aviso: LgpdItem = { nomeTermo: 'avisoPrivacidade', path: appPaths.avisoPrivacidade };
  return [
    { nomeTermo: 'regulamento', path: appPaths.regulamento },
    { nomeTermo: 'politicaPrivacidade', path: appPaths.politicaPrivacidade },
    ...(isAvisoPrivacidadeEnabled(c) ? [aviso] : []),
  ];
}
