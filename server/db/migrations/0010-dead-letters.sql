-- Time at which the operator was told of a mail that could not be delivered.
alter table outgoing_mail add column reported text;
