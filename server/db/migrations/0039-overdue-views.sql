-- Views of overdue messages that were saved with the day of their saving find what is overdue on any day.
update desk_view
set filter = replace(filter, '"dueBefore":"' || substr(created, 1, 10) || '"', '"due":"overdue"')
where filter like '%"state":"open"%';
