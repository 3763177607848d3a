UPDATE "timeline_events" SET "notes" = btrim(replace("notes", 'Tentative date auto-generated from contract signing date. You can adjust this date as needed.', ''), E' \n')
WHERE "notes" LIKE '%Tentative date auto-generated from contract signing date. You can adjust this date as needed.%';
