import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Megaphone } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { avisoConsoleText } from './aviso-console.text.ts';
import styles from './AvisoPrevia.module.css';

const text = avisoConsoleText.previa;

type Vista = 'iphone' | 'android' | 'lista';

/** A notice as a lock screen and the app's list show it, with the campaign's name and colour; long texts are cut as there. */
export function AvisoPrevia(props: {
  titulo: string;
  mensagem: string;
  campanha: { readonly descricao: string; readonly corPrimaria: string };
}) {
  const { titulo, mensagem, campanha } = props;
  const [vista, setVista] = useState<Vista>('iphone');
  const words = { titulo: titulo || text.exemploTitulo, mensagem: mensagem || text.exemploMensagem };
  const brand = { '--marca': campanha.corPrimaria } as CSSProperties;
  return (
    <div className={styles.preview} style={brand}>
      <Segmented<Vista>
        label={text.tela}
        options={[
          { value: 'iphone', label: text.iphone },
          { value: 'android', label: text.android },
          { value: 'lista', label: text.lista },
        ]}
        value={vista}
        onValueChange={setVista}
      />
      {vista === 'lista' ? (
        <NaLista {...words} />
      ) : (
        <NaTela vista={vista} app={campanha.descricao} {...words} />
      )}
    </div>
  );
}

interface Words {
  readonly titulo: string;
  readonly mensagem: string;
}

function NaTela({ vista, app, titulo, mensagem }: Words & { vista: 'iphone' | 'android'; app: string }) {
  const isIphone = vista === 'iphone';
  return (
    <>
      <div className={styles.phone} data-vista={vista}>
        <span className={styles.clock} aria-hidden="true">
          9:41
        </span>
        <div className={styles.notice} data-testid={`previa-${vista}`}>
          <span className={styles.icon} aria-hidden="true">
            <Megaphone />
          </span>
          <div className={styles.words}>
            <span className={styles.app}>
              <span>{app}</span>
              <span>{text.agora}</span>
            </span>
            <strong className={styles.title}>{titulo}</strong>
            <span className={styles.message}>{mensagem}</span>
          </div>
        </div>
      </div>
      <p className={styles.note}>{isIphone ? text.corteIphone : text.corteAndroid}</p>
    </>
  );
}

const NaLista = ({ titulo, mensagem }: Words) => (
  <div className={styles.list} data-testid="previa-lista">
    <span className={styles.icon} aria-hidden="true">
      <Megaphone />
    </span>
    <div className={styles.words}>
      <strong>
        {titulo} <span className={styles.fresh}>{text.novo}</span>
      </strong>
      <span>{mensagem}</span>
      <small>{text.hoje}</small>
    </div>
  </div>
);
