import type { Campo } from '@trevo/config/edicao/formulario';
import { Button } from '@trevo/ui/action/Button.tsx';
import { Notice } from '@trevo/ui/feedback/Notice.tsx';
import { lazy, Suspense } from 'react';
import { LinhasEspera } from '../../../platform/screen/Leitura.tsx';
import type { RascunhoAberto } from '../documento/create-rascunho.ts';
import { DiferencasPainel } from '../diferencas/DiferencasPainel.tsx';
import { CampoView } from '../formulario/CampoView.tsx';
import { formularioText } from '../formulario/formulario.text.ts';
import { Campos } from '../formulario/GrupoCampo.tsx';
import { MarcasDoCampo } from '../formulario/MarcasDoCampo.tsx';
import { SimulacaoPainel } from '../simulacao/SimulacaoPainel.tsx';
import { TemaPainel } from '../tema/TemaPainel.tsx';
import type { Vista } from './CabecalhoEditor.tsx';
import type { SecaoEditor } from './secoes-editor.ts';
import type { LeituraTexto } from './use-leitura.ts';
import type { LugarTexto } from './YamlEditor.tsx';
import styles from './Editor.module.css';

/** CodeMirror is loaded with the first look at the text. */
const YamlEditor = lazy(() => import('./YamlEditor.tsx').then((m) => ({ default: m.YamlEditor })));

/** The middle of the studio: form, text, differences or simulation. */
export function VistaEditor(props: {
  vista: Vista;
  rascunho: RascunhoAberto;
  texto: string;
  leitura: LeituraTexto;
  formulario: readonly Campo[];
  secao: SecaoEditor;
  /** Whether the text has values for the form. */
  isParsed: boolean;
  isSoLeitura: boolean;
  lugar: LugarTexto | null;
  onLinha(linha: number, coluna: number): void;
}) {
  const { vista, rascunho, texto, leitura, formulario, secao, isParsed, isSoLeitura, lugar, onLinha } = props;
  if (vista === 'diferencas') return <DiferencasPainel arquivo={leitura.arquivo} />;
  if (vista === 'simulacao') return <SimulacaoPainel arquivo={leitura.arquivo} texto={leitura.texto} />;
  if (vista === 'yaml')
    return (
      <Suspense fallback={<LinhasEspera linhas={12} />}>
        <YamlEditor
          rascunho={rascunho}
          texto={texto}
          marcas={leitura.marcas}
          formulario={formulario}
          isSoLeitura={isSoLeitura}
          lugar={lugar}
        />
      </Suspense>
    );
  if (!isParsed) {
    const [marca] = leitura.marcas;
    return (
      <div className={styles.waiting}>
        <Notice tone="perigo" title={formularioText.semFormulario.titulo}>
          {marca && formularioText.semFormulario.mensagem(marca.linha, marca.problema, marca.cura)}
        </Notice>
        <Button
          variant="secondary"
          size="small"
          onClick={() => onLinha(marca?.linha ?? 1, marca?.coluna ?? 1)}
        >
          {formularioText.semFormulario.abrir}
        </Button>
      </div>
    );
  }
  return <Formulario key={secao.id} secao={secao} />;
}

function Formulario({ secao }: { secao: SecaoEditor }) {
  const { campo, id } = secao;
  const { caminho, forma } = campo;
  const isAberta = forma.tipo === 'grupo' && (campo.isObrigatorio || caminho[0] === 'configuracao');
  return (
    <div className={styles.form}>
      <h2>{campo.rotulo}</h2>
      {campo.ajuda && <p className={styles.help}>{campo.ajuda}</p>}
      {isAberta ? (
        <>
          <MarcasDoCampo caminho={caminho} />
          {id === 'configuracao.tema' ? (
            <Tema campos={forma.campos} caminho={caminho} />
          ) : (
            <Campos campos={forma.campos} caminho={caminho} />
          )}
        </>
      ) : (
        // The heading above says the name and the help.
        <div className={styles.bare}>
          <CampoView campo={{ ...campo, ajuda: undefined }} caminho={caminho} />
        </div>
      )}
    </div>
  );
}

/** The colours of the brand come first, then the tones derived from them. */
const cores = ['corPrimaria', 'corSecundaria', 'modo'];

function Tema({ campos, caminho }: { campos: readonly Campo[]; caminho: readonly string[] }) {
  const isCor = ({ caminho: nomes }: Campo) => cores.includes(nomes.at(-1)!);
  return (
    <>
      <div className={styles.pair}>
        <Campos campos={campos.filter(isCor)} caminho={caminho} />
      </div>
      <TemaPainel />
      <Campos campos={campos.filter((campo) => !isCor(campo))} caminho={caminho} />
    </>
  );
}
