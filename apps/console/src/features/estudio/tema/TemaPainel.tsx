import type { Modo } from '@trevo/config/tema/theme';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Segmented } from '@trevo/ui/choice/Segmented.tsx';
import { Badge } from '@trevo/ui/feedback/Badge.tsx';
import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { EscolhaArquivo } from '../../../platform/screen/EscolhaArquivo.tsx';
import { Recusa } from '../../../platform/screen/Leitura.tsx';
import { type Coluna, Tabela } from '../../../platform/screen/tabela/Tabela.tsx';
import { isImagemAceita, tiposImagem, useEnviarImagem } from '../documento/use-enviar-imagem.ts';
import { useFormulario } from '../formulario/formulario-context.ts';
import { formularioText } from '../formulario/formulario.text.ts';
import { readValor } from '../formulario/read-valor.ts';
import { CoresDoLogo } from './CoresDoLogo.tsx';
import { listPares, type Par } from './list-pares.ts';
import { readDominantes } from './read-dominantes.ts';
import { temaText as text } from './tema.text.ts';
import styles from './Tema.module.css';

const tema = ['configuracao', 'tema'] as const;
const padrao = { corPrimaria: '#355da1', corSecundaria: '#c13d5a' };

/** Logo, its colours, and the contrast of every pair that the theme makes of the two colours. */
export function TemaPainel() {
  const { valores, edit, isSoLeitura } = useFormulario();
  const [modo, setModo] = useState<Modo>('claro');
  const file = useRef<HTMLInputElement>(null);
  const enviar = useEnviarImagem();
  const [cores, setCores] = useState<readonly string[]>([]);
  const [isRecusada, setRecusada] = useState(false);
  const read = (campo: keyof typeof padrao): string => {
    const valor = readValor(valores, [...tema, campo]);
    return typeof valor === 'string' ? valor : padrao[campo];
  };
  const pares = listPares({ corPrimaria: read('corPrimaria'), corSecundaria: read('corSecundaria'), modo });
  const put = (campo: string, valor: unknown) => edit({ tipo: 'por', caminho: [...tema, campo], valor });

  async function send(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setRecusada(!isImagemAceita(chosen));
    if (!isImagemAceita(chosen)) return;
    const enviada = await enviar.run(chosen);
    if (!enviada) return;
    for (const campo of ['icone', 'logoSuperior', 'logoInferior', 'logoCentral'])
      put(campo, enviada.endereco);
    put('logos', [enviada.endereco]);
    setCores(await readDominantes(enviada.conteudo));
  }

  return (
    <section className={styles.panel} aria-label={text.titulo}>
      {!isSoLeitura && (
        <div className={styles.head}>
          <small>{text.usarEmTudo}</small>
          <Button
            variant="secondary"
            size="small"
            icon={<ImageUp />}
            pending={enviar.isPending}
            onClick={() => file.current?.click()}
          >
            {text.enviar}
          </Button>
          <EscolhaArquivo
            ref={file}
            rotulo={text.logo}
            aceita={tiposImagem}
            onChoose={(one) => void send(one)}
          />
        </div>
      )}
      {isRecusada && <p role="alert">{formularioText.imagemRecusada}</p>}
      <Recusa error={enviar.error} />
      <CoresDoLogo
        cores={cores}
        onPrimaria={(cor) => put('corPrimaria', cor)}
        onSecundaria={(cor) => put('corSecundaria', cor)}
      />
      <div className={styles.head}>
        <strong>{text.contraste}</strong>
        <Segmented<Modo>
          label={text.modo}
          options={(['claro', 'escuro'] as const).map((value) => ({ value, label: text.modos[value] }))}
          value={modo}
          onValueChange={setModo}
        />
      </div>
      <p className={styles.quiet}>{text.ajudaContraste}</p>
      <Tabela nome={text.contraste} colunas={colunas} itens={pares} toId={({ id }) => id} />
    </section>
  );
}

const formatRazao = (razao: number) => razao.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

const Amostra = ({ frente, fundo }: { frente: string; fundo: string }) => (
  <svg viewBox="0 0 32 24" className={styles.sample} aria-hidden="true">
    <rect width="32" height="24" fill={fundo} />
    <rect x="6" y="7" width="20" height="3" fill={frente} />
    <rect x="6" y="14" width="13" height="3" fill={frente} />
  </svg>
);

const colunas: readonly Coluna<Par>[] = [
  {
    id: 'par',
    titulo: text.par,
    conteudo: ({ id, frente, fundo }) => (
      <span className={styles.pair}>
        <Amostra frente={frente} fundo={fundo} />
        {text.pares[id]}
      </span>
    ),
  },
  {
    id: 'usada',
    titulo: text.usada,
    conteudo: ({ usada, pedida, isReparada }) => (
      <span className={styles.colors}>
        <span>
          {isReparada && <del>{pedida}</del>} {usada}
        </span>
        {pedida !== null && (
          <Badge tone={isReparada ? 'alerta' : 'sucesso'}>{isReparada ? text.reparada : text.mantida}</Badge>
        )}
      </span>
    ),
  },
  {
    id: 'razao',
    titulo: text.razao,
    alinhar: 'fim',
    conteudo: ({ razao, minimo }) => (
      <span className={styles.ratio}>
        {text.para1(formatRazao(razao))}
        <small>{text.minimo(formatRazao(minimo))}</small>
      </span>
    ),
  },
];
