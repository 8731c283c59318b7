-- breaking: the old program registers a device without its promoter, which is refused here; stop it first.

-- A device of a promoter belongs to one person: who signs in on it last. The same phone may be one of another promoter too.
alter table dispositivo add column promotora_id text;
update dispositivo d set promotora_id = c.promotora_id from consumidor c where c.consumidor_id = d.consumidor_id;
-- What an account left behind is nobody's, and of several people at one device the last one has it.
delete from dispositivo where promotora_id is null;
delete from dispositivo d using dispositivo later
where later.promotora_id = d.promotora_id and later.dispositivo_id = d.dispositivo_id
  and (later.registrado_em, later.consumidor_id) > (d.registrado_em, d.consumidor_id);
alter table dispositivo drop constraint dispositivo__pk;
alter table dispositivo alter column promotora_id set not null;
alter table dispositivo add constraint dispositivo__pk primary key (promotora_id, dispositivo_id);
create index dispositivo__consumidor on dispositivo (consumidor_id);
