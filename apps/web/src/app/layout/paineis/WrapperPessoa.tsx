import { getPrimeiroNome } from '@trevo/rules/nome';
import { isPerfilHidden } from '@trevo/config/configuracao-questions';
import { useConfiguracao } from '../../../platform/configuracao/PartidaProvider.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { Avatar } from '../../../ui/display/Avatar.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { layoutText } from '../layout.text.ts';
import { usePessoa } from '../use-pessoa.ts';
import styles from './Wrapper.module.css';

/** The person's photo and first name; the photo opens the panel that changes it. */
export function WrapperPessoa() {
  const { consumidor, foto, renewFoto } = usePessoa();
  const isHidden = isPerfilHidden(useConfiguracao());
  const nome = consumidor && getPrimeiroNome(consumidor.nome);
  if (!nome) return <Skeleton width="9rem" height="1.5rem" />;
  return (
    <div className={styles.pessoa}>
      {isHidden ? (
        <Avatar src={foto} name={nome} size="large" onFail={renewFoto} />
      ) : (
        <button
          type="button"
          className={styles.foto}
          aria-label={layoutText.wrapper.trocarFoto}
          onClick={() => paineis.open('foto')}
        >
          <Avatar src={foto} name={nome} size="large" onFail={renewFoto} />
        </button>
      )}
      <p className={styles.nome}>{layoutText.saudacao(nome)}</p>
    </div>
  );
}
