interface Campanha {
  readonly ano: number;
  readonly identificacao: string;
}

export const campanhasAddress = '/campanhas';
export const novaCampanhaAddress = '/campanhas/nova';
export const toRascunhoAddress = (rascunhoID: string): string => `/estudio/${rascunhoID}`;
export const toVersoesAddress = ({ ano, identificacao }: Campanha): string =>
  `/campanhas/${ano}/${identificacao}/versoes`;
