/** A small valid campaign file. */
export const good = `promotora:
  identificacao: exemplo
  nome: Exemplo Ltda.
  cnpj: 12ABC34501DE35
campanha:
  ano: 2026
  identificacao: EXEMPLO
  descricao: Exemplo
  dataInicial: 2026-01-01
  dataFinal: 2026-12-31
  dataFinalCompras: 2026-12-15
  dataFinalCadastros: 2026-12-15
  ativa: true
  certificado: 04.000001/2026 (demonstração)
hosts: [promo.example]
configuracao:
  tema:
    corPrimaria: "#355da1"
  picpay.ativo: true
numeros:
  series: 10
ganho:
  por: valor
  centavosPorNumero: 5000
  acumulaResto: true
  maximoPorDocumento: 100
documentos:
  modelosAceitos: ["65"]
  apuracao: automatica
  valor: [{ fonte: codigo }, { fonte: vendas }, { fonte: operador }]
textos:
  regulamento: Vale tudo que está aqui.
  termos: Seja gentil.
  politicaPrivacidade: Cuidamos dos seus dados.
`;
