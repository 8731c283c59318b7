-- compatible: one more purpose of a link; a program of the release before makes and reads none of it.

alter table token_verificacao drop constraint token_verificacao__finalidade;
alter table token_verificacao
  add constraint token_verificacao__finalidade check (finalidade in ('senha', 'email', 'dados'));
