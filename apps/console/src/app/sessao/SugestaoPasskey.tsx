import { Button } from '@trevo/ui/action/Button.tsx';
import { useStore } from '@trevo/ui/create-store.ts';
import { Card } from '@trevo/ui/display/Card.tsx';
import { Fingerprint } from 'lucide-react';
import { useLocation } from 'react-router';
import { Recusa } from '../../platform/screen/Leitura.tsx';
import { hasPasskeys } from '../../platform/session/passkey-console.ts';
import type { Sessao } from '../../platform/session/sessao-store.ts';
import { useAddPasskey } from '../../platform/session/use-add-passkey.ts';
import { consoleText } from '../console.text.ts';
import { dismissSugestao, sugestaoStore, toSugestaoId } from './sugestao-store.ts';
import styles from './SugestaoPasskey.module.css';

/**
 * Suggests on Hoje a first passkey, and after it a second one, until the operator has it or dismisses it. The other
 * screens keep their room for the work.
 */
export function SugestaoPasskey({ sessao }: { sessao: Sessao }) {
  const dispensadas = useStore(sugestaoStore);
  const add = useAddPasskey();
  const { pathname } = useLocation();
  const { passkeys } = sessao;
  const id = toSugestaoId(sessao.operadorID, passkeys);
  if (passkeys > 1 || pathname !== '/' || dispensadas.includes(id) || !hasPasskeys()) return null;
  const { titulo, mensagem, criar } = consoleText.sugestao[passkeys === 0 ? 'primeira' : 'segunda'];
  return (
    <section className={styles.place} aria-label={titulo}>
      <Card variant="outline" className={styles.card}>
        <Fingerprint aria-hidden="true" className={styles.icon} />
        <div className={styles.words}>
          <strong>{titulo}</strong>
          <p>{mensagem}</p>
        </div>
        <div className={styles.acts}>
          <Button variant="secondary" size="small" pending={add.isPending} onClick={() => void add.run()}>
            {criar}
          </Button>
          <Button variant="ghost" size="small" onClick={() => dismissSugestao(id)}>
            {consoleText.sugestao.dispensar}
          </Button>
        </div>
      </Card>
      <Recusa error={add.error} />
    </section>
  );
}
