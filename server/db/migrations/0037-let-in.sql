-- Time at which a colleague has last given a person access or another role: for a while such a person does not count as
-- the second one who confirms. Null: the operator did, by command.
alter table studio_person add column let_in text;

update studio_person set let_in = created;
