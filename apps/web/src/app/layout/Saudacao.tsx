import { getPrimeiroNome } from '@trevo/rules/nome';
import { useCall } from '../../shared/api/use-call.ts';
import { Avatar } from '../../ui/display/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { appText } from '../app.text.ts';
import { Queries } from '../Queries.tsx';
import styles from './TopBar.module.css';

/** 'Olá, Ana': the first name as a person writes it, though it is stored in capitals. */
export function Saudacao({ usuario }: { usuario: string }) {
  return (
    <Queries>
      <PrimeiroNome usuario={usuario} />
    </Queries>
  );
}

function PrimeiroNome({ usuario }: { usuario: string }) {
  const { data: perfil, error } = useCall('consumidor.obter', { params: { usuario } });
  const nome = perfil && getPrimeiroNome(perfil.nome);
  if (!nome) return error ? <span className={styles.greeting} /> : <Skeleton width="8rem" height="1.5rem" />;
  return (
    <p className={styles.greeting}>
      <Avatar name={nome} />
      <span className={styles.name}>{appText.saudacao(nome)}</span>
    </p>
  );
}
