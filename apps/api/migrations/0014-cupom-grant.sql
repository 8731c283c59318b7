-- breaking: a receipt that the old program is registering at this moment asks a function that is gone; stop it first.

-- Its place was taken by documento_fiscal_grant, which gives numbers by the cupom_grant of today.
drop function if exists cupom_grant(
  uuid, uuid, uuid, timestamptz, timestamptz, text[], text[], integer[], bigint[], text[], text[], uuid[], boolean
);
