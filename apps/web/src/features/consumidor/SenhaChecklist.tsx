import { checkSenhaNova } from '@trevo/rules/pessoa/senha';
import { Check } from 'lucide-react';
import { useTexto } from '../../platform/configuracao/PartidaProvider.tsx';
import { VisuallyHidden } from '@trevo/ui/feedback/LiveRegion.tsx';
import { senhaText } from './consumidor.text.ts';
import styles from './SenhaChecklist.module.css';

const regras = ['minimo', 'maiusculasMinusculas', 'numeros'] as const;

/** Checklist of the password rules, ticked while the user types. */
export function SenhaChecklist({ id, senha }: { id: string; senha: string }) {
  const texto = useTexto();
  const met = checkSenhaNova(senha);
  const words = senhaText.regras;
  return (
    <ul id={id} className={styles.list}>
      {regras.map((regra) => (
        <li key={regra} className={styles.rule} data-met={met[regra] || undefined}>
          <span className={styles.mark} aria-hidden="true">
            <Check />
          </span>
          <span>
            {texto(words[regra].id, words[regra].texto)}
            <VisuallyHidden>: {met[regra] ? words.cumprida : words.pendente}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
