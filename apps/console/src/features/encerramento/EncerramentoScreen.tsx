import { useRead } from '../../platform/api/console-client.ts';
import { type CampanhaDaPromotora, EscolhaCampanha } from '../../platform/screen/EscolhaCampanha.tsx';
import { Leitura } from '../../platform/screen/Leitura.tsx';
import { Tela } from '../../platform/screen/Tela.tsx';
import { ArquivosSecao } from './ArquivosSecao.tsx';
import { encerramentoConsoleText as text } from './encerramento-console.text.ts';
import { FechamentoSecao } from './FechamentoSecao.tsx';
import { ItensSecao } from './ItensSecao.tsx';
import { KitSecao } from './KitSecao.tsx';
import { LivrosSecao } from './LivrosSecao.tsx';
import { PrazosSecao } from './PrazosSecao.tsx';
import { ScpcSecao } from './ScpcSecao.tsx';
import { ValoresSecao } from './ValoresSecao.tsx';

/** The end of a campaign: legal terms, checklist, files, kit for the regulator, and closed books. */
export function EncerramentoScreen() {
  return (
    <Tela titulo={text.titulo} ajuda={text.ajuda}>
      <EscolhaCampanha>
        {(campanha) => (
          <EncerramentoDaCampanha key={`${campanha.ano}/${campanha.identificacao}`} campanha={campanha} />
        )}
      </EscolhaCampanha>
    </Tela>
  );
}

function EncerramentoDaCampanha({ campanha }: { campanha: CampanhaDaPromotora }) {
  const params = { ano: campanha.ano, identificacao: campanha.identificacao };
  const lida = useRead('operador.encerramento', { params });
  return (
    <Leitura lida={lida} linhas={8}>
      {(encerramento) => (
        <>
          <PrazosSecao params={params} encerramento={encerramento} />
          <ItensSecao params={params} itens={encerramento.itens} />
          <ScpcSecao params={params} scpc={encerramento.scpc} isFechada={encerramento.fechamento !== null} />
          <ArquivosSecao params={params} encerramento={encerramento} />
          <ValoresSecao params={params} encerramento={encerramento} />
          <LivrosSecao params={params} encerramento={encerramento} />
          <KitSecao params={params} />
          <FechamentoSecao params={params} encerramento={encerramento} />
        </>
      )}
    </Leitura>
  );
}
